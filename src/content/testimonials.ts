export interface Testimonial {
  quote: string;
  author: string;
  role: string;
  /** Stars out of five. */
  rating: 1 | 2 | 3 | 4 | 5;
}

/**
 * Whether the reviews are examples; pages then say so beside them. Put `false` here once the six
 * below are the words of real customers who agreed to be quoted.
 */
export const areTestimonialsSamples = true;

export const sampleReviews = 'Sample reviews.';

/** What a screen reader says for the stars. */
export const starsOf = (rating: number) => `${rating} out of 5 stars`;

export const testimonials: readonly Testimonial[] = [
  {
    quote: 'Wet with lemon the whole way through, not only on top. I stopped asking anywhere else.',
    author: 'Hetal Parmar',
    role: 'Schoolteacher, Vadodara',
    rating: 5,
  },
  {
    quote:
      'They told me straight which plates have garlic. For a Jain family that is the whole review.',
    author: 'Jignesh Shah',
    role: 'Accountant, Anand',
    rating: 5,
  },
  {
    quote:
      'I had never cooked. The trainer stayed until my boys could press a fafda without tearing it.',
    author: 'Kiran Rathod',
    role: 'Franchise partner, Bhavnagar',
    rating: 5,
  },
  {
    quote: 'Forty plates asked for on Saturday, at our door on Monday by half past nine, warm.',
    author: 'Nisha Mehta',
    role: 'Office manager, Surat',
    rating: 5,
  },
  {
    quote:
      'Two packs of thepla live in my hostel cupboard. The chhundo does not live there for long.',
    author: 'Dhruv Solanki',
    role: 'Student, Pune',
    rating: 5,
  },
  {
    quote: 'Chai the right size, fafda the right length, a bench. I read my newspaper here now.',
    author: 'Rameshbhai Vyas',
    role: 'Retired postmaster, Rajkot',
    rating: 5,
  },
];
