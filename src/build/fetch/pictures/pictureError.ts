/** Why a picture cannot be used, in words for the build's report; never holds an address. */
export class PictureError extends Error {
  override name = 'PictureError';
}
