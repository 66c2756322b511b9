import { aDiwaliBox } from './posts/aDiwaliBox.ts';
import { aJainPlate } from './posts/aJainPlate.ts';
import { cuttingChai } from './posts/cuttingChai.ts';
import { dussehraBeforeDawn } from './posts/dussehraBeforeDawn.ts';
import { firstRainDalVada } from './posts/firstRainDalVada.ts';
import { khamanOrDhokla } from './posts/khamanOrDhokla.ts';
import { lilvaSeason } from './posts/lilvaSeason.ts';
import { pressedInMandvi } from './posts/pressedInMandvi.ts';
import { theplaOnAFlight } from './posts/theplaOnAFlight.ts';
import { threeHoursOnAPavement } from './posts/threeHoursOnAPavement.ts';
import { uttarayanTerrace } from './posts/uttarayanTerrace.ts';
import { whatHingIsCutWith } from './posts/whatHingIsCutWith.ts';

/** The API separates paragraphs by blank lines. */
const asText = ({ en, gu, hi }: Record<'en' | 'gu' | 'hi', string[]>) => ({
  en: en.join('\n\n'),
  gu: gu.join('\n\n'),
  hi: hi.join('\n\n'),
});

const posts = [
  aDiwaliBox,
  dussehraBeforeDawn,
  aJainPlate,
  whatHingIsCutWith,
  firstRainDalVada,
  threeHoursOnAPavement,
  theplaOnAFlight,
  pressedInMandvi,
  khamanOrDhokla,
  uttarayanTerrace,
  cuttingChai,
  lilvaSeason,
].map((post) => ({
  ...post,
  description: asText(post.description),
  description2: asText(post.description2),
  description3: asText(post.description3),
}));

type Post = (typeof posts)[number];

/** Posts without a body in the list, as in APIs that keep their lists short. */
const LISTED_WITHOUT_BODY = [pressedInMandvi.id, threeHoursOnAPavement.id];

function withoutBody({ id, title, image, tags, createdAt, pageTitle, metaDescription }: Post) {
  return { id, title, image, tags, createdAt, pageTitle, metaDescription };
}

/** The response of `/api/blog`. */
export const postList = posts.map((post) =>
  LISTED_WITHOUT_BODY.includes(post.id) ? withoutBody(post) : post,
);

/** Finds the post of `/api/blog/{id}`; the id is a text, because it comes from the URL. */
export const findPost = (id: string) => posts.find((post) => String(post.id) === id);
