/** On the button while a form is being sent. */
export const submitting = 'भेज रहे हैं...';

export const scriptsOff = 'इस फ़ॉर्म को स्क्रिप्ट चाहिए, और वे बंद हैं। हमें फ़ोन करें या लिखें:';

/** The heading of the error summary, which links to the wrong fields. */
export const problem = 'कुछ ठीक करना है';

export const receivedAt = (time: string) => `${time} पर मिल गया।`;
export const replyWithin = (time: string) => `${time} में जवाब देंगे।`;

/** What may have happened to a lead that was not confirmed. */
export const unanswered = 'जवाब नहीं आया, पर शायद यह हम तक पहुँच गया हो।';
export const answeredOnTheWay = 'रास्ते के किसी सर्वर ने जवाब दिया, पर शायद यह हम तक पहुँच गया हो।';
export const unreached = 'सर्वर से संपर्क नहीं हुआ, इसलिए कुछ नहीं भेजा गया।';
export const offline = 'इंटरनेट बंद है, इसलिए कुछ नहीं भेजा गया।';
export const seeminglyOffline = 'लगता है इंटरनेट बंद है, इसलिए शायद कुछ नहीं भेजा गया।';
export const onlineAgain = 'इंटरनेट फिर चालू है। अभी तक कुछ नहीं भेजा गया।';
export const notLoaded = 'यह पेज पूरा लोड नहीं हो पाया, इसलिए कुछ नहीं भेजा गया।';
export const broken = 'इस पेज में कुछ गड़बड़ी हुई, इसलिए पता नहीं कि यह हम तक पहुँचा या नहीं।';

/** `time` comes from `waitOf`. */
export const retryAfter = (time: string) => `${time} फिर कोशिश करें।`;

/** How long a server asks to wait: `2 मिनट बाद`. */
export const waitOf = (count: number, unit: 'day' | 'hour' | 'minute' | 'second') =>
  `${count} ${{ day: 'दिन', hour: 'घंटे', minute: 'मिनट', second: 'सेकंड' }[unit]} बाद`;

export const kept = 'आपका लिखा सुरक्षित है।';
export const tryAgain = 'फिर कोशिश करें';
export const reload = 'पेज फिर से लोड करें';

/** Ways to send a lead that failed, with what was typed. */
export const byWhatsapp = 'व्हाट्सऐप से भेजें';
export const byEmail = (address: string) => `${address} पर भेजें`;
export const sendThere = 'वहाँ भी भेजने का बटन दबाएँ: अपने-आप कुछ नहीं जाता।';
export const sentThere = 'मैंने भेज दिया';
export const thanks = 'धन्यवाद। आपने जहाँ लिखा है, वहीं जवाब देंगे।';
/** Beside the label of a box that is ticked. */
export const yes = 'हाँ';
