interface Choice {
  value: string;
  label: string;
}

/** The slots and party sizes of the appointment form (spec, sections 3 and 9). */
export const appointmentTimes: readonly Choice[] = [
  { value: '10_00am', label: '10:00 AM' },
  { value: '12_00pm', label: '12:00 PM' },
  { value: '2_00pm', label: '2:00 PM' },
  { value: '4_00pm', label: '4:00 PM' },
  { value: '6_00pm', label: '6:00 PM' },
];

export const partySizes: readonly Choice[] = [
  { value: '1_person', label: '1 Person' },
  { value: '5_person', label: '5 Person' },
  { value: '10_person', label: '10 Person' },
  { value: '15_person', label: '15 Person' },
  { value: '20_person', label: '20 Person' },
];
