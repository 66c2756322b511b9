/** On the button while a form is being sent. */
export const submitting = 'મોકલીએ છીએ...';

export const scriptsOff = 'આ ફોર્મને સ્ક્રિપ્ટ જોઈએ, અને એ બંધ છે. અમને ફોન કરો કે લખો:';

/** The heading of the error summary, which links to the wrong fields. */
export const problem = 'આટલું સુધારો';

export const receivedAt = (time: string) => `મળ્યું: ${time}.`;
export const replyWithin = (time: string) => `${time}માં જવાબ આપીશું.`;

/** What may have happened to a lead that was not confirmed. */
export const unanswered = 'જવાબ આવ્યો નથી, પણ અમને મળ્યું હોય એવું બને.';
export const answeredOnTheWay = 'વચ્ચેના કોઈ સર્વરે જવાબ આપ્યો, પણ અમને મળ્યું હોય એવું બને.';
export const unreached = 'સર્વર જોડાયું નથી, એટલે કંઈ મોકલાયું નથી.';
export const offline = 'ઇન્ટરનેટ બંધ છે, એટલે કંઈ મોકલાયું નથી.';
export const seeminglyOffline = 'ઇન્ટરનેટ બંધ લાગે છે, એટલે મોટે ભાગે કંઈ મોકલાયું નથી.';
export const onlineAgain = 'ઇન્ટરનેટ ફરી ચાલુ છે. હજી કંઈ મોકલાયું નથી.';
export const notLoaded = 'આ પાનું પૂરું ખૂલી શક્યું નથી, એટલે કંઈ મોકલાયું નથી.';
export const broken = 'આ પાના પર કંઈક અટક્યું; અમને મળ્યું હોય કે ન પણ મળ્યું હોય.';

/** `time` comes from `waitOf`. */
export const retryAfter = (time: string) => `${time} ફરી મોકલો.`;

const UNITS = { day: 'દિવસ', hour: 'કલાક', minute: 'મિનિટ', second: 'સેકન્ડ' };

/** How long a server asks to wait: `2 મિનિટ પછી`. */
export const waitOf = (count: number, unit: 'day' | 'hour' | 'minute' | 'second') =>
  `${count} ${UNITS[unit]} પછી`;

export const kept = 'તમે લખેલું સચવાયું છે.';
export const tryAgain = 'ફરી મોકલો';
export const reload = 'પાનું ફરી ખોલો';

/** Ways to send a lead that failed, with what was typed. */
export const byWhatsapp = 'વોટ્સઍપથી મોકલો';
export const byEmail = (address: string) => `${address} પર મોકલો`;
export const sendThere = 'ત્યાં પણ મોકલવાનું બટન દબાવો: આપોઆપ કંઈ જતું નથી.';
export const sentThere = 'મેં મોકલી દીધું';
export const thanks = 'આભાર. તમે જ્યાં લખ્યું ત્યાં જ જવાબ આપીશું.';
/** Beside the label of a box that is ticked. */
export const yes = 'હા';
