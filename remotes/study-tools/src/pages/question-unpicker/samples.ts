export const samples = [
  'To what extent did the railways change daily life in Britain between 1830 and 1900?',
  'Critically evaluate two theories of motivation, with reference to one organisation that you know.',
  'Compare and contrast how sleep and exercise affect memory in young adults.',
  '“Cities should be free of private cars.” Discuss, using at least three examples.',
  'Describe the water cycle and explain why it matters for farming in dry regions. (1,500 words)',
  'Reflect on a time when you worked in a team. What would you do differently?',
] as const
