import { defaultLanguage, languageOf, type Locale } from '#/messages/languages.ts';
import { business } from './business.ts';

/** The pages whose heading may have a drawing of the brand beside it. */
type OrnamentPage = 'about' | 'menu' | 'readyToEat';

/** Returns the name of the drawing beside a page's heading: the brand's ornament where it may be shown, else a thali. */
export function ornamentOf(locale: Locale, page: OrnamentPage): string {
  const { ornaments } = business;
  const isRead = [defaultLanguage.code, ornaments?.language].includes(languageOf(locale).code);
  return (isRead ? ornaments?.[page] : undefined) ?? 'thali';
}
