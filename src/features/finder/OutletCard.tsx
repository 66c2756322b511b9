import type { Outlet } from '#/api/locations.ts';
import { MarkedText } from '#/messages/MarkedText.tsx';
import { directionsTo } from '#/lib/distance.ts';
import { fallbackPath, pictureSrcset } from '#/lib/pictureSources.ts';
import { SHOP_FRONTS } from '#/lib/shopFronts.ts';
import type { FinderWords } from './locationChoice.ts';
import styles from './OutletCard.module.css';
import { outletId, phoneOf } from './outletLinks.ts';

const SIZES = '(min-width: 64rem) 17rem, (min-width: 48rem) 45vw, 66vw';

interface OutletCardProps {
  outlet: Outlet;
  index: number;
  words: FinderWords;
  locale: string | undefined;
}

function OutletPicture({ outlet: { image }, index }: Pick<OutletCardProps, 'outlet' | 'index'>) {
  if (!image) {
    return (
      <svg viewBox="0 0 160 104" aria-hidden="true">
        <use href={`#shop-front-${index % SHOP_FRONTS.length}`} />
      </svg>
    );
  }
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSrcset(image, 'avif')} sizes={SIZES} />
      <source type="image/webp" srcSet={pictureSrcset(image, 'webp')} sizes={SIZES} />
      <img
        src={fallbackPath(image)}
        width={image.width}
        height={image.height}
        alt=""
        loading="lazy"
      />
    </picture>
  );
}

/** One outlet: its shop, a link to the map where it has one, its hours, its number or 'N/A', and the way there. */
export default function OutletCard({ outlet, index, words, locale }: OutletCardProps) {
  const { name, mapUrl, contactNumber = words.noNumber, hours, at } = outlet;
  const way = at ? directionsTo(at) : mapUrl;
  const phone = phoneOf(outlet);
  return (
    <li id={outletId(outlet)} className={styles.card}>
      <OutletPicture outlet={outlet} index={index} />
      <h3>
        {mapUrl ? (
          <a href={mapUrl} target="_blank" rel="noopener">
            <MarkedText text={name} page={locale} />
          </a>
        ) : (
          <MarkedText text={name} page={locale} />
        )}
      </h3>
      {hours && (
        <p>
          <MarkedText text={hours} page={locale} />
        </p>
      )}
      <p className={`cluster ${styles.ways}`}>
        {phone ? (
          <a href={phone} suppressHydrationWarning>
            {contactNumber}
          </a>
        ) : (
          <MarkedText text={contactNumber} page={locale} />
        )}
        {way && (
          <a href={way} target="_blank" rel="noopener" aria-label={`${words.directions}: ${name}`}>
            <span suppressHydrationWarning>{words.directions}</span>
          </a>
        )}
      </p>
    </li>
  );
}
