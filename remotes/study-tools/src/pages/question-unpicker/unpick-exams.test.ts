import { test } from 'vitest'
import { type ExamQuestion, expectUnpicked } from './testing/exam-question.ts'

// Questions of task and topic alone.
const questions: ExamQuestion[] = [
  {
    question: 'Explain the causes of the 2008 financial crisis.',
    task: ['explain'],
    topic: ['causes of the 2008 financial crisis'],
  },
  {
    question: 'Discuss the view that social media does more harm than good to teenagers.',
    task: ['discuss'],
    topic: ['social media does more harm than good to teenagers'],
  },
  {
    question: '"Prison does not work." How far do you agree?',
    task: ['how far'],
    topic: ['Prison does not work'],
  },
  {
    question: 'Critically evaluate the effectiveness of cognitive behavioural therapy for depression in adults.',
    task: ['critically', 'evaluate'],
    topic: ['effectiveness of cognitive behavioural therapy for depression in adults'],
  },
  {
    question: 'Outline the structure of the human heart and explain how it pumps blood.',
    task: ['outline', 'explain'],
    topic: ['structure of the human heart', 'pumps blood'],
  },
  {
    question: 'To what extent is the UK constitution still fit for purpose?',
    task: ['to what extent'],
    topic: ['UK constitution still fit for purpose'],
  },
  {
    question: 'Is democracy always the best form of government? Justify your answer.',
    task: ['is it so', 'justify'],
    topic: ['democracy always the best form of government'],
  },
  {
    question: 'How does the brain process language?',
    task: ['how'],
    topic: ['brain process language'],
  },
  {
    question: 'Reflect on a time when you gave feedback to a colleague. What would you do differently?',
    task: ['reflect on', 'what'],
    topic: ['time when you gave feedback to a colleague', 'differently'],
  },
  {
    question: "'Gender is a social construct.' Discuss.",
    task: ['discuss'],
    topic: ['Gender is a social construct'],
  },
  {
    question: 'Define the term globalisation and consider its effects on local cultures.',
    task: ['define', 'consider'],
    topic: ['term globalisation', 'effects on local cultures'],
  },
  {
    question: 'Should voting be compulsory? Give reasons for your answer.',
    task: ['is it so', 'give reasons'],
    topic: ['voting be compulsory'],
  },
  {
    question: 'Trace the development of the novel from Defoe to Austen.',
    task: ['trace'],
    topic: ['development of the novel from Defoe to Austen'],
  },
  {
    question: 'What is meant by the term "working memory"? How might it affect a student in lectures?',
    task: ['what is meant by', 'how'],
    topic: ['working memory', 'affect a student in lectures'],
  },
  {
    question: 'Critically discuss the statement: "Design is never neutral."',
    task: ['critically', 'discuss'],
    topic: ['Design is never neutral'],
  },
  {
    question: 'Review the literature on sleep and academic performance.',
    task: ['review'],
    topic: ['literature on sleep and academic performance'],
  },
  {
    question: 'Explain why plants need nitrogen and describe how they obtain it.',
    task: ['explain', 'describe'],
    topic: ['plants need nitrogen', 'they obtain it'],
  },
  {
    question: 'Which theory of motivation is most useful to a manager in a hospital? Give reasons.',
    task: ['which', 'give reasons'],
    topic: ['theory of motivation is most useful to a manager in a hospital'],
  },
  {
    question: 'Design a lesson for a class of ten-year-olds on the water cycle and justify your choices.',
    task: ['design', 'justify'],
    topic: ['lesson for a class of ten-year-olds on the water cycle'],
  },
  {
    question: 'Calculate the mean and the standard deviation of the data below, and interpret them.',
    task: ['calculate', 'interpret'],
    topic: ['mean and the standard deviation of the data below'],
  },
  {
    question: 'Contrast qualitative with quantitative research.',
    task: ['contrast'],
    topic: ['qualitative with quantitative research'],
  },
  {
    question: 'Who benefited most from the Industrial Revolution, and why?',
    task: ['who', 'why'],
    topic: ['benefited most from the Industrial Revolution'],
  },
  {
    question: 'When should a company go public? Discuss the advantages and risks.',
    task: ['when', 'discuss'],
    topic: ['should a company go public', 'advantages and risks'],
  },
  {
    question: 'Suggest ways in which a local council could reduce food waste, and recommend one of them.',
    task: ['suggest', 'recommend'],
    topic: ['ways in which a local council could reduce food waste'],
  },
  {
    question: 'Advise Ms Khan whether she has a contract with Northbank Ltd.',
    task: ['advise'],
    topic: ['Ms Khan whether she has a contract with Northbank Ltd'],
  },
]

test.each(questions)('$question', expectUnpicked)
