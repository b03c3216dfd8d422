import type { Edition } from '@stepwise/shared/contracts'

export interface Testimonial {
  id: string
  /** A role, never an invented name: these are samples. */
  role: string
  comment: string
  scene: 'hero' | 'auth' | 'star'
}

export const testimonials: Record<Edition, Testimonial[]> = {
  study: [
    {
      id: 'habits',
      role: 'Second-year student (sample)',
      comment: 'Ten minutes a day is what I can manage, and it turned out to be enough.',
      scene: 'hero',
    },
    {
      id: 'software',
      role: 'Student who uses a screen reader (sample)',
      comment: 'I had the software for a year. Now I know what it can do for an essay.',
      scene: 'auth',
    },
    {
      id: 'journal',
      role: 'Mature student (sample)',
      comment: 'Writing down what worked made me notice that quite a lot does.',
      scene: 'star',
    },
  ],
  pro: [
    {
      id: 'habits',
      role: 'Project officer (sample)',
      comment: 'Small steps between meetings. I write reports with far less strain now.',
      scene: 'hero',
    },
    {
      id: 'software',
      role: 'Adviser who dictates (sample)',
      comment: 'I had the software for a year. Now I know what it can do for an email.',
      scene: 'auth',
    },
    {
      id: 'journal',
      role: 'Team leader (sample)',
      comment: 'Writing down what worked made me notice that quite a lot does.',
      scene: 'star',
    },
  ],
}
