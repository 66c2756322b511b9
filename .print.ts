import { launchChromium } from '#/tools/chromium.ts';
import { serveFolder } from '#/tools/staticServer.ts';
const [folder='dist', ...routes] = process.argv.slice(2);
await using s = await serveFolder(folder); await using b = await launchChromium('--no-sandbox');
for (const r of routes) { const p = await b.newPage(); await p.goto(s.origin+r,{waitUntil:'networkidle'}); const path=`/tmp/fonts-scratch/p${r.replaceAll('/','_')}.pdf`; await p.pdf({path,preferCSSPageSize:true,format:'A4',printBackground:true,tagged:true}); console.log(path); await p.close(); }
