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

export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'The khaman is wet with lemon the whole way through, not only on top. I have stopped asking anyone else.',
    author: 'Hetal Parmar',
    role: 'Schoolteacher, Vadodara',
    rating: 5,
  },
  {
    quote:
      'They told me straight which plates have garlic and which hing has wheat in it. For a Jain family that is the whole review.',
    author: 'Jignesh Shah',
    role: 'Accountant, Anand',
    rating: 5,
  },
  {
    quote:
      'I signed with no kitchen experience. The trainer stayed until my own boys could press a fafda without tearing it.',
    author: 'Kiran Rathod',
    role: 'Franchise partner, Bhavnagar',
    rating: 5,
  },
  {
    quote:
      'Forty plates for a Monday meeting, asked for on Saturday, at the door by half past nine and still warm.',
    author: 'Nisha Mehta',
    role: 'Office manager, Surat',
    rating: 5,
  },
  {
    quote:
      'Two packs of thepla live in my hostel cupboard. The chhundo beside them does not live there for long.',
    author: 'Dhruv Solanki',
    role: 'Student, Pune',
    rating: 5,
  },
  {
    quote:
      'Cutting chai the right size, fafda the right length, and a bench to sit on. I read my newspaper here now.',
    author: 'Rameshbhai Vyas',
    role: 'Retired postmaster, Rajkot',
    rating: 5,
  },
];
