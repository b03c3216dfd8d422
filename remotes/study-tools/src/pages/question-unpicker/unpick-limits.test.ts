import { test } from 'vitest'
import { type ExamQuestion, expectUnpicked } from './testing/exam-question.ts'

// Questions with limits, or with extras such as a length and a format.
const questions: ExamQuestion[] = [
  {
    question: 'Compare the leadership styles of two managers you have worked with.',
    task: ['compare'],
    limits: ['number: two managers', 'focus: you have worked with'],
    topic: ['leadership styles'],
  },
  {
    question: 'What were the main consequences of the Black Death in England between 1348 and 1400?',
    task: ['what'],
    limits: ['place: in England', 'time: between 1348 and 1400'],
    topic: ['main consequences of the Black Death'],
  },
  {
    question: 'Assess the impact of tourism on small island states, with reference to at least two examples.',
    task: ['assess'],
    limits: ['reference: with reference to at least two examples'],
    topic: ['impact of tourism on small island states'],
  },
  {
    question: 'Analyse the ways in which Mary Shelley presents science in Frankenstein.',
    task: ['analyse'],
    limits: ['place: in Frankenstein'],
    topic: ['ways in which Mary Shelley presents science'],
  },
  {
    question: 'Write a 2,000-word essay on the role of the nurse in end-of-life care.',
    task: ['write'],
    extras: ['length: 2,000-word', 'format: essay'],
    topic: ['role of the nurse in end-of-life care'],
  },
  {
    question: 'Why did the Weimar Republic collapse in 1933?',
    task: ['why'],
    limits: ['time: in 1933'],
    topic: ['Weimar Republic collapse'],
  },
  {
    question: 'Describe and evaluate two theories of forgetting. (16 marks)',
    task: ['describe', 'evaluate'],
    limits: ['number: two theories'],
    extras: ['marks: (16 marks)'],
    topic: ['forgetting'],
  },
  {
    question: "Using Porter's five forces, analyse the competitive position of a supermarket of your choice.",
    task: ['analyse'],
    limits: ['focus: of your choice'],
    extras: ["source: Using Porter's five forces"],
    topic: ['competitive position of a supermarket'],
  },
  {
    question:
      'In no more than 1,500 words, explain what is meant by sustainable development and discuss whether it can be achieved.',
    task: ['explain', 'what is meant by', 'discuss'],
    extras: ['length: In no more than 1,500 words'],
    topic: ['sustainable development', 'whether it can be achieved'],
  },
  {
    question: 'Account for the growth of trade unions in Britain in the late nineteenth century.',
    task: ['account for'],
    limits: ['place: in Britain', 'time: in the late nineteenth century'],
    topic: ['growth of trade unions'],
  },
  {
    question:
      'Identify three ethical issues that arise in research with children, and suggest how each could be addressed.',
    task: ['identify', 'suggest'],
    limits: ['number: three ethical issues'],
    topic: ['arise in research with children', 'each could be addressed'],
  },
  {
    question: 'Examine the relationship between poverty and educational achievement in the United Kingdom since 1997.',
    task: ['examine'],
    limits: ['place: in the United Kingdom', 'time: since 1997'],
    topic: ['relationship between poverty and educational achievement'],
  },
  {
    question:
      'Distinguish between formative and summative assessment. Illustrate your answer with examples from primary schools.',
    task: ['distinguish', 'illustrate'],
    extras: ['source: with examples from primary schools'],
    topic: ['formative and summative assessment'],
  },
  {
    question: "Evaluate the claim that renewable energy can meet all of Europe's electricity needs by 2050.",
    task: ['evaluate'],
    limits: ['time: by 2050'],
    topic: ["renewable energy can meet all of Europe's electricity needs"],
  },
  {
    question: 'Summarise the main arguments for and against a universal basic income in about 500 words.',
    task: ['summarise'],
    extras: ['length: in about 500 words'],
    topic: ['main arguments for and against a universal basic income'],
  },
  {
    question: 'Prepare a report for the board of a small charity that recommends how it could use volunteers better.',
    task: ['write'],
    extras: ['format: report'],
    topic: ['board of a small charity that recommends how it could use volunteers better'],
  },
  {
    question:
      'Compare and contrast the approaches of Freud and Rogers to personality. Refer to at least four academic sources.',
    task: ['compare and contrast'],
    extras: ['source: Refer to at least four academic sources'],
    topic: ['approaches of Freud and Rogers to personality'],
  },
  {
    question: 'Discuss, with reference to relevant case law, the duty of care in negligence.',
    task: ['discuss'],
    limits: ['reference: with reference to relevant case law'],
    topic: ['duty of care in negligence'],
  },
  {
    question: 'Explain, with the aid of a diagram, how a nuclear reactor produces electricity.',
    task: ['explain', 'how'],
    extras: ['source: with the aid of a diagram'],
    topic: ['nuclear reactor produces electricity'],
  },
  {
    question: "Explore how children's play supports their development in the early years, drawing on two theories.",
    task: ['explore'],
    extras: ['source: drawing on two theories'],
    topic: ["children's play supports their development in the early years"],
  },
  {
    question: 'In what ways did the First World War change the lives of women in Britain?',
    task: ['in what ways'],
    limits: ['place: in Britain'],
    topic: ['First World War change the lives of women'],
  },
  {
    question: 'Interpret the results in Table 2 and comment on their reliability.',
    task: ['interpret', 'comment on'],
    limits: ['place: in Table 2'],
    topic: ['results', 'their reliability'],
  },
  {
    question: 'With close reference to one poem by Wilfred Owen, show how form supports meaning.',
    task: ['show'],
    limits: ['reference: With close reference to one poem by Wilfred Owen'],
    topic: ['form supports meaning'],
  },
  {
    question:
      'Evaluate the strengths and limitations of questionnaires as a research method. Your answer should be 1,000 words (+/- 10%).',
    task: ['evaluate'],
    extras: ['length: Your answer should be 1,000 words (+/- 10%)'],
    topic: ['strengths and limitations of questionnaires as a research method'],
  },
  {
    question: 'Investigate whether there is a link between exercise and mood in students at your university.',
    task: ['investigate'],
    limits: ['focus: at your university'],
    topic: ['whether there is a link between exercise and mood in students'],
  },
  {
    question: 'How effective was the Marshall Plan in rebuilding Western Europe after 1945?',
    task: ['how effective'],
    limits: ['time: after 1945'],
    topic: ['Marshall Plan in rebuilding Western Europe'],
  },
  {
    question: 'Critically analyse one recent advertising campaign. You must use the Harvard referencing style.',
    task: ['critically', 'analyse'],
    limits: ['number: one recent advertising campaign'],
    extras: ['source: You must use the Harvard referencing style'],
    topic: ['one recent advertising campaign'],
  },
  {
    question: 'State two advantages and two disadvantages of a matrix structure.',
    task: ['state'],
    limits: ['number: two advantages', 'number: two disadvantages'],
    topic: ['matrix structure'],
  },
  {
    question: 'Do zoos have a future? Discuss with reference to conservation.',
    task: ['is it so', 'discuss'],
    limits: ['reference: with reference to conservation'],
    topic: ['zoos have a future'],
  },
  {
    question: 'Write an essay of 1,200 words in which you argue for or against the use of animals in medical research.',
    task: ['write', 'argue'],
    extras: ['format: essay', 'length: 1,200 words'],
    topic: ['use of animals in medical research'],
  },
  {
    question:
      'Demonstrate your understanding of the reflective cycle by applying it to one critical incident from your placement.',
    task: ['demonstrate', 'apply'],
    limits: ['number: one critical incident', 'focus: from your placement'],
    topic: ['your understanding of the reflective cycle'],
  },
  {
    question:
      'a) Define inflation. (4 marks)\nb) Explain two causes of inflation. (8 marks)\nc) Evaluate one policy that a government could use to reduce it. (12 marks)',
    task: ['define', 'explain', 'evaluate'],
    limits: ['number: two causes', 'number: one policy'],
    extras: ['marks: (4 marks)', 'marks: (8 marks)', 'marks: (12 marks)'],
    topic: ['inflation', 'inflation', 'government could use to reduce it'],
  },
  {
    question: '"The customer is always right." Critically assess this statement in relation to the hotel industry.',
    task: ['critically', 'assess'],
    limits: ['focus: in relation to the hotel industry'],
    topic: ['customer is always right'],
  },
  {
    question: 'Present an argument for the legal protection of wetlands in Scotland.',
    task: ['argue'],
    limits: ['place: in Scotland'],
    topic: ['legal protection of wetlands'],
  },
  {
    question: 'Explain how the media represents disability. Use examples from film and television since 2000.',
    task: ['explain'],
    limits: ['time: since 2000'],
    extras: ['source: Use examples from film and television'],
    topic: ['media represents disability'],
  },
  {
    question: 'Consider the role of chance in Romeo and Juliet. You should write about the whole play.',
    task: ['consider'],
    limits: ['place: in Romeo and Juliet'],
    topic: ['role of chance', 'should write about the whole play'],
  },
  {
    question: 'Apply two models of change to a change in an organisation that you know well.',
    task: ['apply'],
    limits: ['number: two models', 'focus: that you know well'],
    topic: ['change to a change in an organisation'],
  },
  {
    question: 'Drawing on your own experience, discuss what makes a group work well. Maximum 800 words.',
    task: ['discuss'],
    extras: ['source: Drawing on your own experience', 'length: Maximum 800 words'],
    topic: ['makes a group work well'],
  },
  {
    question: 'How and why did attitudes to mental illness change in the twentieth century?',
    task: ['how and why'],
    limits: ['time: in the twentieth century'],
    topic: ['attitudes to mental illness change'],
  },
  {
    question: 'Critically review two journal articles on bilingual children, in the form of a 1,500-word report.',
    task: ['critically', 'review'],
    limits: ['number: two journal articles'],
    extras: ['format: in the form of a 1,500-word report'],
    topic: ['bilingual children'],
  },
  {
    question: 'Produce a poster that explains how vaccines work to people without a science background.',
    task: ['write'],
    extras: ['format: poster'],
    topic: ['explains how vaccines work to people without a science background'],
  },
]

test.each(questions)('$question', expectUnpicked)
