/** The address of a chat (`https://wa.me/<number>`) with a message that the visitor only has to send. */
export const whatsappMessage = (chat: string, message: string): string =>
  `${chat}${chat.includes('?') ? '&' : '?'}text=${encodeURIComponent(message)}`;
