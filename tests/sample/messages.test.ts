/** The exact sentences of the specification that no tested page of the sample shows. */
import { expect, test } from 'vitest';
import { isRecord } from '#/lib/json.ts';
import { messagesIn } from '#/messages/messages.ts';

/** Collects every text in data of any shape. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isRecord(value) || Array.isArray(value) ? Object.values(value).flatMap(textsIn) : [];
}

const texts = textsIn(messagesIn('en'));

test.each([
  // Menus, services and videos:
  'Failed to fetch menu items',
  'Error fetching menu items: {cause}',
  'Failed to load menu items. Please try again later.',
  'No dishes available.',
  'No categories available',
  'No menu items available for this category.',
  'No description available',
  'Item {position}',
  'No key features available.',
  'Failed to load video. Check file or server.',
  'Failed to load videos. Please check the server.',
  'Video URL inaccessible: {status}',
  'Failed to access video URL. Check server or CORS.',
  'No videos available.',
  // Causes:
  'time-out after {milliseconds} ms',
  'connection failed',
  'unreadable answer',
  // Lists:
  'Failed to load blogs. Please try again later.',
  'Failed to load blog. Please try again later.',
  'Blog not found.',
  'No related blogs available.',
  'Failed to load team members. Please try again later.',
  'Team endpoint not found.',
  'Server error: {status}',
  'Network error. Please check your connection and try again.',
  'No team members available.',
  'Team Member',
  'Failed to fetch FAQs.',
  'No FAQs available.',
  'Untitled Category',
  'No question available',
  'No answer available',
  'Failed to load gallery items. Please try again later.',
  'No Images Found',
  'Failed to fetch franchise benefits.',
  'No franchise benefits available.',
  // Outlets:
  'Failed to fetch franchises',
  'Error fetching franchises: {cause}',
  'Select a country to view franchises',
  'Loading franchises...',
  'N/A',
  // Forms:
  'Submitting...',
  '6-digit',
  'Name is required.',
  'Email is required',
  'Enter a valid email',
  'Enter a valid phone number',
  'Message is required.',
  'You must accept the terms.',
  'Full name is required.',
  'Phone number is required.',
  'City is required.',
  'Address is required.',
  'Pincode is required.',
  'Enter a valid 6-digit pincode.',
  'Experience description must be {most} characters or less.',
  'Please explain your interest in the franchise.',
  'Interest description must be {most} characters or less.',
  'Name is required',
  'Phone is required',
  'Address is required',
  'Description is required',
])('contains "%s"', (text) => {
  expect(texts).toContain(text);
});
