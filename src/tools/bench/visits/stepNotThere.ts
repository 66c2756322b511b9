/** A site has no place for a step of a visit, such as a link or a form; `message` says what it lacks. */
export class StepNotThere extends Error {
  override name = 'StepNotThere';
}
