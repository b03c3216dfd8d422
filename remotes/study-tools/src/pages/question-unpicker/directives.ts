/** What a word before an instruction asks for besides. */
export const adverbs: Record<string, string> = {
  critically:
    'Critically: take nothing as given. Ask how good the evidence is, what counts against it, and what is missing. Then say what you conclude.',
  briefly: 'Briefly: the main points only, without much detail.',
  fully: 'Fully: cover every side that matters, with detail.',
  carefully: 'Carefully: look at the details before you decide.',
  clearly: 'Clearly: step by step, so that a reader can follow you.',
  thoroughly: 'Thoroughly: cover every side that matters, with detail.',
}

/** What a student is asked to do. */
export interface Task {
  word: string
  /** What that means, in a sentence or two. */
  meaning: string
}

export interface Directive extends Task {
  /** A piece of a regular expression for all its forms. */
  pattern: string
  /** A phrase that is an instruction wherever it stands. */
  anywhere?: boolean
  /** Often a noun, so it counts only where a sentence or a clause begins. */
  startOnly?: boolean
  /** It counts only where a sentence begins that ends with a question mark. */
  inQuestion?: boolean
  /** For a test, where “… the causes of the war?” would not do. */
  sample?: string
}

export const directives: Directive[] = [
  {
    word: 'compare and contrast',
    pattern: 'compare and contrast',
    meaning: 'Say how the things are alike, and how they differ. Give both sides room.',
  },
  {
    word: 'to what extent',
    pattern: 'to what extent',
    anywhere: true,
    meaning: 'Decide how true it is: fully, partly or hardly. Give reasons for and against, then say where you stand.',
  },
  {
    word: 'how far',
    pattern: 'how far',
    anywhere: true,
    meaning: 'Decide how much you agree. Look at both sides before you say how far you would go.',
  },
  {
    word: 'in what ways',
    pattern: 'in what ways?',
    anywhere: true,
    meaning: 'Find several ways in which it happens, and explain each one.',
  },
  {
    word: 'how effective',
    pattern: 'how (?:effective|important|significant|successful|useful|serious|valid|reliable|valuable|realistic)',
    startOnly: true,
    meaning: 'Judge how much. Give evidence for and against, then decide.',
  },
  {
    word: 'how and why',
    pattern: 'how and why|why and how',
    startOnly: true,
    meaning: 'Say in which way it happens or works, and give the causes or reasons.',
  },
  {
    word: 'what is meant by',
    pattern: 'what (?:is meant by|do (?:you|we) (?:mean|understand) by)',
    anywhere: true,
    meaning: 'Say exactly what the words mean, with an example. If people disagree on them, say so.',
  },
  {
    word: 'write',
    pattern: '(?:write|prepare|produce|create)(?= (?:an?|your|one|two)\\b)',
    startOnly: true,
    sample: 'Write a report on the war.',
    meaning: 'Make the piece of work that is named. Look up what belongs in it, and who is to read it.',
  },
  {
    word: 'give reasons',
    pattern: 'give (?:your )?reasons',
    meaning: 'Say why you think so, and back each reason up with evidence.',
  },
  { word: 'account for', pattern: 'account for', meaning: 'Give the reasons why something is as it is.' },
  {
    word: 'analyse',
    pattern: 'analy[sz]e',
    meaning: 'Take it apart. Look at each part, and say how the parts work together.',
  },
  {
    word: 'advise',
    pattern: 'advise',
    meaning: 'Say what someone should do, or where they stand. Give the rules or reasons behind it.',
  },
  {
    word: 'apply',
    pattern: 'apply',
    startOnly: true,
    meaning: 'Take the idea or model to a real case, part by part, and say what it shows there.',
  },
  {
    word: 'argue',
    pattern: 'argue|present an argument',
    meaning: 'Take a side, and back it up with reasons and evidence. Answer the other side too.',
  },
  {
    word: 'assess',
    pattern: 'assess',
    meaning: 'Weigh it up. Say how good, strong or important it is, and why you think so.',
  },
  {
    word: 'calculate',
    pattern: 'calculate',
    meaning: 'Work it out, and show each step. Give the units.',
  },
  {
    word: 'comment on',
    pattern: 'comment on',
    meaning: 'Say what you notice and what you think of it, with reasons.',
  },
  {
    word: 'compare',
    pattern: 'compare',
    meaning: 'Look at two or more things side by side. Show above all how they are alike, and also where they are not.',
  },
  { word: 'consider', pattern: 'consider', meaning: 'Think about it from several sides, and say what you make of it.' },
  { word: 'contrast', pattern: 'contrast', startOnly: true, meaning: 'Show how things differ, and why that matters.' },
  {
    word: 'criticise',
    pattern: 'critici[sz]e|critique',
    meaning: 'Judge it. Point out what works and what does not, and give your reasons.',
  },
  {
    word: 'define',
    pattern: 'define',
    meaning: 'Say exactly what it means. If people disagree on the meaning, say so.',
  },
  {
    word: 'design',
    pattern: '(?:design|devise)(?= (?:an?|your|one|two|three)\\b)',
    sample: 'Design a lesson on the war.',
    startOnly: true,
    meaning: 'Plan the thing that is named, for the people who will use it, and say why you made it so.',
  },
  { word: 'demonstrate', pattern: 'demonstrate', meaning: 'Show clearly that it is so, with examples or steps.' },
  {
    word: 'describe',
    pattern: 'describe',
    meaning: 'Say what it is like, or what happened, in a clear order. You do not need to judge.',
  },
  {
    word: 'discuss',
    pattern: 'discuss',
    meaning: 'Look at different views, with evidence for each. Then say what you conclude.',
  },
  {
    word: 'distinguish',
    pattern: 'distinguish|differentiate',
    meaning: 'Show what makes the things different from each other.',
  },
  {
    word: 'evaluate',
    pattern: 'evaluate',
    meaning: 'Judge how useful, true or successful it is. Use evidence, and come to a decision.',
  },
  {
    word: 'examine',
    pattern: 'examine',
    meaning: 'Look at it closely. Go into its details, and say what they tell you.',
  },
  { word: 'explain', pattern: 'explain', meaning: 'Make it clear: how it works, or why it happens.' },
  {
    word: 'explore',
    pattern: 'explore',
    meaning: 'Look at it from many sides, with an open mind, and say what you find.',
  },
  { word: 'identify', pattern: 'identify', meaning: 'Pick out the main points and name them.' },
  { word: 'illustrate', pattern: 'illustrate', meaning: 'Make it clear with examples, figures or drawings.' },
  { word: 'interpret', pattern: 'interpret', meaning: 'Say what you think it means, and what makes you think so.' },
  {
    word: 'investigate',
    pattern: 'investigate',
    meaning: 'Search for the facts, test them, and report what you found.',
  },
  {
    word: 'justify',
    pattern: 'justify',
    meaning: 'Give good reasons for a choice or a view. Say why others are weaker.',
  },
  {
    word: 'list',
    pattern: 'list',
    startOnly: true,
    meaning: 'Give the points one after another, in short. You do not need to explain each of them.',
  },
  {
    word: 'outline',
    pattern: 'outline',
    startOnly: true,
    meaning: 'Give the main points and how they hang together. Leave out small details.',
  },
  { word: 'recommend', pattern: 'recommend', meaning: 'Say what should be done, and why that is the best choice.' },
  {
    word: 'reflect on',
    pattern: 'reflect (?:up)?on',
    meaning: 'Look back. Say what happened, what you learned, and what you would do next time.',
  },
  {
    word: 'review',
    pattern: 'review',
    startOnly: true,
    meaning: 'Go over what is known or written, and say how good it is.',
  },
  {
    word: 'show',
    pattern: 'show(?: how| that)?',
    startOnly: true,
    meaning: 'Make it plain with evidence or steps that it is so.',
  },
  { word: 'state', pattern: 'state', startOnly: true, meaning: 'Say it clearly and in short.' },
  {
    word: 'suggest',
    pattern: 'suggest',
    startOnly: true,
    meaning: 'Put forward an idea that could work, and say why.',
  },
  {
    word: 'summarise',
    pattern: 'summari[sz]e',
    meaning: 'Give the main points in fewer words. Leave out examples and details.',
  },
  {
    word: 'trace',
    pattern: 'trace',
    startOnly: true,
    meaning: 'Follow it from its beginning, step by step, and show how it changed.',
  },
  {
    word: 'what',
    pattern: 'what',
    startOnly: true,
    meaning: 'Name the thing or things that are asked for, and say enough about each to show that you know it.',
  },
  {
    word: 'which',
    pattern: 'which',
    inQuestion: true,
    meaning: 'Choose, and say what makes it the best answer. Say why the others are weaker.',
  },
  {
    word: 'who',
    pattern: 'who',
    inQuestion: true,
    meaning: 'Name the people or groups, and say what your evidence is.',
  },
  { word: 'when', pattern: 'when', inQuestion: true, meaning: 'Say at what time or in which case, and why then.' },
  {
    word: 'is it so',
    pattern: '(?:is|are|was|were|do|does|did|can|could|should|would|has|have|will|must)',
    inQuestion: true,
    sample: 'Should the war have ended sooner?',
    meaning: 'Say yes, no or partly, and give your reasons. Answer the other side too.',
  },
  { word: 'why', pattern: 'why', startOnly: true, meaning: 'Give the causes or reasons.' },
  { word: 'how', pattern: 'how', startOnly: true, meaning: 'Say in which way it happens or works.' },
]
