/**
 * The three forms as one script file: in separate files their shared parts would need one more, and one
 * more round trip.
 */
export { default as ContactForm } from './contact/ContactForm.tsx';
export { default as FranchiseForm } from './franchise/FranchiseForm.tsx';
export { default as OrderForm } from './order/OrderForm.tsx';
