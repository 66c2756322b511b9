/** The three forms as one file of script: their shared parts then need no file, and no round trip, more. */
export { default as ContactForm } from './ContactForm';
export { default as FranchiseForm } from './FranchiseForm';
export { default as OrderForm } from './OrderForm';
