/** A failure whose message tells all that a command's user needs; of any other error the stack is shown. */
export class ExpectedError extends Error {}
