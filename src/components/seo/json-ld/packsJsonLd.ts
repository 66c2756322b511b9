import { businessIn } from '#/business/business.ts';
import type { Pack } from '#/business/packs.ts';
import { rupeesIn } from '#/lib/price.ts';
import { itemListJsonLd } from './jsonLd.ts';

type PicturedPack = Pack & { pictureUrl: string };

function offerOf(price: string, page: URL) {
  const rupees = rupeesIn(price);
  if (rupees === undefined) return undefined;
  return { '@type': 'Offer', price: String(rupees), priceCurrency: 'INR', url: page.href };
}

/** The packs as schema.org's Product, with the picture and price of their slides. */
export const packsJsonLd = (packs: readonly PicturedPack[], page: URL) =>
  itemListJsonLd(
    packs.map(({ name, ingredients, netQuantity, price, pictureUrl }) => ({
      '@type': 'Product',
      name,
      description: `${netQuantity}: ${ingredients}`,
      image: new URL(pictureUrl, page).href,
      brand: { '@type': 'Brand', name: businessIn('en').name },
      offers: offerOf(price, page),
    })),
  );
