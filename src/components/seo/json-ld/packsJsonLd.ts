import { businessIn, type Pack } from '#/business/business.ts';
import { itemListJsonLd, offerJsonLd } from './jsonLd.ts';

type PicturedPack = Pack & { pictureUrl: string };

/** Returns the packs as schema.org's Product, with the picture and price of their slides. */
export const packsJsonLd = (packs: readonly PicturedPack[], page: URL) =>
  itemListJsonLd(
    packs.map(({ name, ingredients, netQuantity, price, pictureUrl }) => ({
      '@type': 'Product',
      name,
      description: `${netQuantity}: ${ingredients}`,
      image: new URL(pictureUrl, page).href,
      brand: { '@type': 'Brand', name: businessIn('en').name },
      offers: offerJsonLd(price, page.href),
    })),
  );
