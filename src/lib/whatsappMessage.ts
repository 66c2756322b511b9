/** Returns a link to a chat (`https://wa.me/<number>`) with a prepared message. */
export const whatsappMessage = (chat: string, message: string): string =>
  `${chat}${chat.includes('?') ? '&' : '?'}text=${encodeURIComponent(message)}`;
