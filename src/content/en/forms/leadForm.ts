/** On the button while a form is being sent. */
export const submitting = 'Submitting...';

export const scriptsOff = 'This form needs scripts, and they are off. Ring us or write to us:';

/** The heading of the error summary, which links to the wrong fields. */
export const problem = 'There is a problem';

export const receivedAt = (time: string) => `Received at ${time}.`;
export const replyWithin = (time: string) => `We reply within ${time}.`;

/** What may have happened to a lead that was not confirmed. */
export const unanswered = 'No answer came, so it may have reached us all the same.';
export const answeredOnTheWay =
  'A server on the way answered in place of ours, so it may have reached us all the same.';
export const unreached = 'The server could not be reached, so nothing was sent.';
export const offline = 'You are offline, so nothing was sent.';
export const seeminglyOffline = 'You seem to be offline, so most likely nothing was sent.';
export const onlineAgain = 'You are online again. Nothing has been sent yet.';
export const notLoaded = 'This page could not load all that it needs, so nothing was sent.';
export const broken = 'Something broke on this page, so it may have reached us or not.';

/** `time` comes from `waitOf`. */
export const retryAfter = (time: string) => `Please try again ${time}.`;

/** How long a server asks to wait: `in 2 minutes`. */
export const waitOf = (count: number, unit: 'day' | 'hour' | 'minute' | 'second') =>
  `in ${count} ${unit}${count === 1 ? '' : 's'}`;

export const kept = 'What you typed is kept.';
export const tryAgain = 'Try again';
export const reload = 'Reload the page';

/** Ways to send a lead that failed, with what was typed. */
export const byWhatsapp = 'Send it by WhatsApp';
export const byEmail = (address: string) => `Send it to ${address}`;
export const sendThere = 'Press send there too: nothing goes by itself.';
export const sentThere = 'I sent it';
export const thanks = 'Thank you. We reply where you wrote.';
/** Beside the label of a box that is ticked. */
export const yes = 'yes';
