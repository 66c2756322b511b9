/** The three forms as one file of script: their shared parts then need no file, and no round trip, more. */
export { default as ContactForm } from './contact/ContactForm.tsx';
export { default as FranchiseForm } from './franchise/FranchiseForm.tsx';
export { default as OrderForm } from './order/OrderForm.tsx';
