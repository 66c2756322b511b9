/** Texts for buyers of a franchise, on its page and in the brochure. */
export const buyer = {
  partner: 'आप क्या लाते हैं',
  brand: 'हम क्या देते हैं',
  papers: 'ये कागज़ तैयार रखें',
  genuine: 'कैसे पहचानें कि हम ही हैं',
  channels: (name: string) =>
    `हम पैसे तभी माँगते हैं जब मुलाकात हो जाए और लेटर ऑफ़ इंटेंट पर दस्तखत हो जाएँ, और सिर्फ़ उसमें लिखे कंपनी के खाते में। कोई और आपको ${name} की फ़्रैंचाइज़ी देने की बात करे, तो पहले इस पेज के नंबर पर फ़ोन करें।`,
};
