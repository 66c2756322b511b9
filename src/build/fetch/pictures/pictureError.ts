/** Says in words for the build's report why a picture cannot be used; never contains an address. */
export class PictureError extends Error {
  override name = 'PictureError';
}
