import { expect, test } from 'vitest'
import { samples } from './samples.ts'
import { expectUnpicked, readQuestions } from './testing/exam-question.ts'
import { realQuestions } from './testing/real-questions.ts'

const questions = readQuestions(`
# The samples of the app, and one more
To what extent did the railways change daily life in Britain between 1830 and 1900? | to what extent | place: in Britain; time: between 1830 and 1900 | | railways change daily life
Critically evaluate two theories of motivation, with reference to one organisation that you know. | critically, evaluate | number: two theories; reference: with reference to one organisation that you know | | motivation
Compare and contrast how sleep and exercise affect memory in young adults. | compare and contrast | | | sleep and exercise affect memory in young adults
“Cities should be free of private cars.” Discuss, using at least three examples. | discuss | | source: using at least three examples | Cities should be free of private cars
Describe the water cycle and explain why it matters for farming in dry regions. (1,500 words) | describe, explain | | length: (1,500 words) | water cycle; matters for farming in dry regions
Reflect on a time when you worked in a team. What would you do differently? | reflect on, what | | | time when you worked in a team; differently
Discuss two causes of low voter turnout in local elections. | discuss | number: two causes | | low voter turnout in local elections
# Of task and topic alone
Explain the causes of the 2008 financial crisis. | explain | | | causes of the 2008 financial crisis
Discuss the view that social media does more harm than good to teenagers. | discuss | | | social media does more harm than good to teenagers
"Prison does not work." How far do you agree? | how far | | | Prison does not work
Critically evaluate the effectiveness of cognitive behavioural therapy for depression in adults. | critically, evaluate | | | effectiveness of cognitive behavioural therapy for depression in adults
Outline the structure of the human heart and explain how it pumps blood. | outline, explain | | | structure of the human heart; pumps blood
To what extent is the UK constitution still fit for purpose? | to what extent | | | UK constitution still fit for purpose
Is democracy always the best form of government? Justify your answer. | is it so, justify | | | democracy always the best form of government
How does the brain process language? | how | | | brain process language
Reflect on a time when you gave feedback to a colleague. What would you do differently? | reflect on, what | | | time when you gave feedback to a colleague; differently
'Gender is a social construct.' Discuss. | discuss | | | Gender is a social construct
Define the term globalisation and consider its effects on local cultures. | define, consider | | | term globalisation; effects on local cultures
Should voting be compulsory? Give reasons for your answer. | is it so, give reasons | | | voting be compulsory
Trace the development of the novel from Defoe to Austen. | trace | | | development of the novel from Defoe to Austen
What is meant by the term "working memory"? How might it affect a student in lectures? | what is meant by, how | | | working memory; affect a student in lectures
Critically discuss the statement: "Design is never neutral." | critically, discuss | | | Design is never neutral
Review the literature on sleep and academic performance. | review | | | literature on sleep and academic performance
Explain why plants need nitrogen and describe how they obtain it. | explain, describe | | | plants need nitrogen; they obtain it
Which theory of motivation is most useful to a manager in a hospital? Give reasons. | which, give reasons | | | theory of motivation is most useful to a manager in a hospital
Design a lesson for a class of ten-year-olds on the water cycle and justify your choices. | design, justify | | | lesson for a class of ten-year-olds on the water cycle
Calculate the mean and the standard deviation of the data below, and interpret them. | calculate, interpret | | | mean and the standard deviation of the data below
Contrast qualitative with quantitative research. | contrast | | | qualitative with quantitative research
Who benefited most from the Industrial Revolution, and why? | who, why | | | benefited most from the Industrial Revolution
When should a company go public? Discuss the advantages and risks. | when, discuss | | | should a company go public; advantages and risks
Suggest ways in which a local council could reduce food waste, and recommend one of them. | suggest, recommend | | | ways in which a local council could reduce food waste
Advise Ms Khan whether she has a contract with Northbank Ltd. | advise | | | Ms Khan whether she has a contract with Northbank Ltd
# With limits, or with extras such as a length and a format
Compare the leadership styles of two managers you have worked with. | compare | number: two managers; focus: you have worked with | | leadership styles
What were the main consequences of the Black Death in England between 1348 and 1400? | what | place: in England; time: between 1348 and 1400 | | main consequences of the Black Death
Assess the impact of tourism on small island states, with reference to at least two examples. | assess | reference: with reference to at least two examples | | impact of tourism on small island states
Analyse the ways in which Mary Shelley presents science in Frankenstein. | analyse | place: in Frankenstein | | ways in which Mary Shelley presents science
Write a 2,000-word essay on the role of the nurse in end-of-life care. | write | | length: 2,000-word; format: essay | role of the nurse in end-of-life care
Why did the Weimar Republic collapse in 1933? | why | time: in 1933 | | Weimar Republic collapse
Describe and evaluate two theories of forgetting. (16 marks) | describe, evaluate | number: two theories | marks: (16 marks) | forgetting
Using Porter's five forces, analyse the competitive position of a supermarket of your choice. | analyse | focus: of your choice | source: Using Porter's five forces | competitive position of a supermarket
In no more than 1,500 words, explain what is meant by sustainable development and discuss whether it can be achieved. | explain, what is meant by, discuss | | length: In no more than 1,500 words | sustainable development; whether it can be achieved
Account for the growth of trade unions in Britain in the late nineteenth century. | account for | place: in Britain; time: in the late nineteenth century | | growth of trade unions
Identify three ethical issues that arise in research with children, and suggest how each could be addressed. | identify, suggest | number: three ethical issues | | arise in research with children; each could be addressed
Examine the relationship between poverty and educational achievement in the United Kingdom since 1997. | examine | place: in the United Kingdom; time: since 1997 | | relationship between poverty and educational achievement
Distinguish between formative and summative assessment. Illustrate your answer with examples from primary schools. | distinguish, illustrate | | source: with examples from primary schools | formative and summative assessment
Evaluate the claim that renewable energy can meet all of Europe's electricity needs by 2050. | evaluate | time: by 2050 | | renewable energy can meet all of Europe's electricity needs
Summarise the main arguments for and against a universal basic income in about 500 words. | summarise | | length: in about 500 words | main arguments for and against a universal basic income
Prepare a report for the board of a small charity that recommends how it could use volunteers better. | write | | format: report | board of a small charity that recommends how it could use volunteers better
Compare and contrast the approaches of Freud and Rogers to personality. Refer to at least four academic sources. | compare and contrast | | source: Refer to at least four academic sources | approaches of Freud and Rogers to personality
Discuss, with reference to relevant case law, the duty of care in negligence. | discuss | reference: with reference to relevant case law | | duty of care in negligence
Explain, with the aid of a diagram, how a nuclear reactor produces electricity. | explain, how | | source: with the aid of a diagram | nuclear reactor produces electricity
Explore how children's play supports their development in the early years, drawing on two theories. | explore | | source: drawing on two theories | children's play supports their development in the early years
In what ways did the First World War change the lives of women in Britain? | in what ways | place: in Britain | | First World War change the lives of women
Interpret the results in Table 2 and comment on their reliability. | interpret, comment on | place: in Table 2 | | results; their reliability
With close reference to one poem by Wilfred Owen, show how form supports meaning. | show | reference: With close reference to one poem by Wilfred Owen | | form supports meaning
Evaluate the strengths and limitations of questionnaires as a research method. Your answer should be 1,000 words (+/- 10%). | evaluate | | length: Your answer should be 1,000 words (+/- 10%) | strengths and limitations of questionnaires as a research method
Investigate whether there is a link between exercise and mood in students at your university. | investigate | focus: at your university | | whether there is a link between exercise and mood in students
How effective was the Marshall Plan in rebuilding Western Europe after 1945? | how effective | time: after 1945 | | Marshall Plan in rebuilding Western Europe
Critically analyse one recent advertising campaign. You must use the Harvard referencing style. | critically, analyse | number: one recent advertising campaign | source: You must use the Harvard referencing style | one recent advertising campaign
State two advantages and two disadvantages of a matrix structure. | state | number: two advantages; number: two disadvantages | | matrix structure
Do zoos have a future? Discuss with reference to conservation. | is it so, discuss | reference: with reference to conservation | | zoos have a future
Write an essay of 1,200 words in which you argue for or against the use of animals in medical research. | write, argue | | format: essay; length: 1,200 words | use of animals in medical research
Demonstrate your understanding of the reflective cycle by applying it to one critical incident from your placement. | demonstrate, apply | number: one critical incident; focus: from your placement | | your understanding of the reflective cycle
"The customer is always right." Critically assess this statement in relation to the hotel industry. | critically, assess | focus: in relation to the hotel industry | | customer is always right
Present an argument for the legal protection of wetlands in Scotland. | argue | place: in Scotland | | legal protection of wetlands
Explain how the media represents disability. Use examples from film and television since 2000. | explain | time: since 2000 | source: Use examples from film and television | media represents disability
Consider the role of chance in Romeo and Juliet. You should write about the whole play. | consider | place: in Romeo and Juliet | | role of chance; should write about the whole play
Apply two models of change to a change in an organisation that you know well. | apply | number: two models; focus: that you know well | | change to a change in an organisation
Drawing on your own experience, discuss what makes a group work well. Maximum 800 words. | discuss | | source: Drawing on your own experience; length: Maximum 800 words | makes a group work well
How and why did attitudes to mental illness change in the twentieth century? | how and why | time: in the twentieth century | | attitudes to mental illness change
Critically review two journal articles on bilingual children, in the form of a 1,500-word report. | critically, review | number: two journal articles | format: in the form of a 1,500-word report | bilingual children
Produce a poster that explains how vaccines work to people without a science background. | write | | format: poster | explains how vaccines work to people without a science background
`)

test.each([...questions, ...realQuestions.filter(({ isWrong }) => !isWrong)])('$question', expectUnpicked)

// A test that passes here is a rule that has become better: take the tilde away.
test.fails.each(realQuestions.filter(({ isWrong }) => isWrong))('not yet: $question', expectUnpicked)

test('every sample of the app is tested', () => {
  expect(questions.map(({ question }) => question)).toEqual(expect.arrayContaining([...samples]))
})

test('there are 80 real questions, and each is another', () => {
  expect(new Set(realQuestions.map(({ question }) => question)).size).toBe(80)
})

test('parts on lines of their own', () =>
  expectUnpicked({
    question:
      'a) Define inflation. (4 marks)\nb) Explain two causes of inflation. (8 marks)\nc) Evaluate one policy that a government could use to reduce it. (12 marks)',
    task: ['define', 'explain', 'evaluate'],
    limits: ['number: two causes', 'number: one policy'],
    extras: ['marks: (4 marks)', 'marks: (8 marks)', 'marks: (12 marks)'],
    topic: ['inflation', 'inflation', 'government could use to reduce it'],
  }))
