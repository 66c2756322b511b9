/** A visit's step is impossible on a site; `message` says what is missing, such as a link or a form. */
export class StepNotThere extends Error {
  override name = 'StepNotThere';
}
