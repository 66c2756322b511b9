/**
 * Sets `data-js`: scripts run. On the first page of a visit the web fonts are requested after the pictures of
 * the first view, or after 5 seconds if one of those stalls. Then each frame gives one part of the page its
 * fonts and, below the first screens, its layout: all at once would block a phone. Not if the address has a
 * hash or the page is reloaded, because what the visitor came for would move away.
 */
export const BEFORE_FIRST_PAINT = `{
const root=document.documentElement;
const takeFonts=async()=>{
const display=getComputedStyle(root).getPropertyValue('--display');
const fonts=['1em Hind','600 1em Hind',\`1em \${display}\`,'1em Indic'];
const {textContent}=document.body;
await Promise.allSettled(fonts.map((font)=>document.fonts.load(font,textContent)));
for(const part of document.querySelectorAll(':is(body, main) > :not(main, script)')){
await new Promise(requestAnimationFrame);
part.dataset.fonts='here';
}
};
root.dataset.js='';
const [{type}={}]=performance.getEntriesByType('navigation');
if(type==='navigate'&&!document.referrer.startsWith(location.origin)&&!location.hash){
root.dataset.fonts='late';
new Promise((resolve)=>{addEventListener('load',resolve);setTimeout(resolve,5000)}).then(takeFonts);
}
}`;

/**
 * Speculation rules: the browser prefetches a page when a mouse rests on a link to it, or a press begins, as
 * far as its user's settings allow. One without such rules, as Firefox, prefetches nothing.
 */
export const NEXT_PAGE_RULES = JSON.stringify({
  prefetch: [
    {
      where: { selector_matches: "a[href^='/'][href$='/']:not([aria-current=page])" },
      eagerness: 'moderate',
    },
  ],
});

/** Every script that our pages print as it is written: each page's policy allows these and Astro's own. */
export const inlineScripts = [BEFORE_FIRST_PAINT, NEXT_PAGE_RULES];
