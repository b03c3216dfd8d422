import { foldText } from '@stepwise/shared/contracts/fold-text'
import { formatCount } from '@stepwise/shared/counts'

/** The subjects of a course: 'Not listed' first, then in alphabetical order. */
export const subjects: string[] = [
  'Not listed',
  'Accounting and Finance',
  'Aerospace Engineering',
  'Agriculture',
  'American Studies',
  'Animal Science',
  'Anthropology',
  'Archaeology',
  'Architecture',
  'Art and Design',
  'Astronomy',
  'Biochemistry',
  'Biology',
  'Biomedical Science',
  'Building and Town Planning',
  'Business and Management',
  'Chemical Engineering',
  'Chemistry',
  'Civil Engineering',
  'Classics and Ancient History',
  'Computer Science',
  'Counselling',
  'Creative Writing',
  'Criminology',
  'Dance',
  'Data Science',
  'Dentistry',
  'Drama and Theatre',
  'Economics',
  'Education and Teaching',
  'Electrical Engineering',
  'English',
  'Environmental Science',
  'Events Management',
  'Fashion and Textiles',
  'Film and Photography',
  'Food Science and Nutrition',
  'Forensic Science',
  'Geography',
  'Geology',
  'Graphic Design',
  'Health and Social Care',
  'History',
  'History of Art',
  'Hospitality and Tourism',
  'Journalism',
  'Languages and Linguistics',
  'Law',
  'Marketing',
  'Mathematics',
  'Mechanical Engineering',
  'Media and Communication',
  'Medicine',
  'Midwifery',
  'Music',
  'Nursing',
  'Occupational Therapy',
  'Paramedic Science',
  'Pharmacy and Pharmacology',
  'Philosophy',
  'Physics',
  'Physiotherapy',
  'Politics and International Relations',
  'Psychology',
  'Religious Studies',
  'Social Work',
  'Sociology',
  'Sport and Exercise Science',
  'Veterinary Science',
]

export const noneFound = 'No subject found. Choose “Not listed”.'

/** Whether the search is anywhere in a subject. */
export const isSubjectFound = (subject: string, search: string) => foldText(subject).includes(foldText(search).trim())

/** What the list shows for these words. */
export function describeMatches(search: string): { text: string; isNothing: boolean } {
  const count = subjects.filter((subject) => isSubjectFound(subject, search)).length
  if (count === 0) return { text: noneFound, isNothing: true }
  return { text: `${formatCount(count, 'subject')} found`, isNothing: false }
}
