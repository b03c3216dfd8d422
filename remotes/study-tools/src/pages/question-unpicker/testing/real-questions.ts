import { readQuestions } from './exam-question.ts'

// 80 questions of many subjects as they are set, written by us, with what a tutor would mark in each.
const table = `
# History and politics
Critically assess the view that the New Deal ended the Great Depression in the United States. | critically, assess | place: in the United States | | New Deal ended the Great Depression
To what extent was the fall of the Berlin Wall in 1989 a result of popular protest? | to what extent | time: in 1989 | | fall of the Berlin Wall; result of popular protest
How far did the Second Reform Act change British politics between 1867 and 1885? | how far | time: between 1867 and 1885 | | Second Reform Act change British politics
~"History is written by the victors" (Churchill, attributed). Discuss with reference to two colonial archives. | discuss | reference: with reference to two colonial archives | quoted: (Churchill, attributed) | History is written by the victors
'Power corrupts' (Acton, 1887). Discuss. | discuss | | quoted: (Acton, 1887) | Power corrupts
Explain why the League of Nations failed in the 1930s. | explain | time: in the 1930s | | League of Nations failed
Compare and contrast the causes of decolonisation in India and Kenya. | compare and contrast | place: in India and Kenya | | causes of decolonisation
Evaluate the extent to which devolution has weakened Parliament in the UK since 1999. | evaluate, to what extent | place: in the UK; time: since 1999 | | devolution has weakened Parliament
Account for the rise of populist parties in Europe over the past two decades. | account for | place: in Europe; time: over the past two decades | | rise of populist parties
Was the English Civil War a revolution? | is it so | | | English Civil War a revolution
Should prisoners have the right to vote? Justify your answer with reference to human rights law. | is it so, justify | reference: with reference to human rights law | | prisoners have the right to vote
Assess the significance of the Suez Crisis for British foreign policy after 1956. | assess | time: after 1956 | | significance of the Suez Crisis for British foreign policy
# Literature, languages and arts
Critically examine how Toni Morrison presents memory in Beloved. | critically, examine | place: in Beloved | | Toni Morrison presents memory
With close reference to two poems, analyse how Carol Ann Duffy gives voice to silenced women. | analyse | reference: With close reference to two poems | | Carol Ann Duffy gives voice to silenced women
“The past is a foreign country: they do things differently there” (Hartley, 1953). To what extent do you agree? Refer to one novel that you have studied. | to what extent | | quoted: (Hartley, 1953); source: Refer to one novel that you have studied | past is a foreign country: they do things differently there
Discuss the role of the chorus in Greek tragedy, drawing on at least two plays. | discuss | place: in Greek tragedy | source: drawing on at least two plays | role of the chorus
Explore the ways in which Shakespeare uses disguise in Twelfth Night. | explore | place: in Twelfth Night | | ways in which Shakespeare uses disguise
Write a critical analysis of one scene from a film of your choice. | write, critically, analyse | number: one scene; focus: of your choice | | film
Outline the development of the sonnet form and comment on its use by Wyatt. | outline, comment on | | | development of the sonnet form; use by Wyatt
How effective is the use of dramatic irony in Oedipus Rex? | how effective | place: in Oedipus Rex | | use of dramatic irony
Compare the treatment of exile in two texts that you have studied. | compare | number: two texts; focus: that you have studied | | treatment of exile
Trace the influence of jazz on American painting in the 1940s. | trace | time: in the 1940s | | influence of jazz on American painting
# Philosophy, religion and law
Critically evaluate Rawls's theory of justice. | critically, evaluate | | | Rawls's theory of justice
What is meant by the veil of ignorance? Is it a useful idea? | what is meant by, is it so | | | veil of ignorance; useful idea
With reference to Freud's account of dreams, discuss whether the unconscious can be studied scientifically. | discuss | reference: With reference to Freud's account of dreams | | whether the unconscious can be studied scientifically
Explain Kant’s (1785) categorical imperative and assess one objection to it. | explain, assess | number: one objection | quoted: (1785) | Kant’s categorical imperative
"Religion is the opium of the people." Critically discuss Marx's claim. | critically, discuss | | | Religion is the opium of the people; Marx's claim
Advise Priya on her rights under the Consumer Rights Act 2015. | advise | | | Priya on her rights under the Consumer Rights Act 2015
Discuss the duty of care in negligence since Donoghue v Stevenson [1932] AC 562. | discuss | | quoted: [1932] AC 562 | duty of care in negligence since Donoghue v Stevenson
Critically consider the impact of the Human Rights Act 1998 on judicial review, with reference to decided cases. | critically, consider | reference: with reference to decided cases | | impact of the Human Rights Act 1998 on judicial review
Analyse the arguments for and against a codified constitution in the UK. | analyse | place: in the UK | | arguments for and against a codified constitution
Do animals have rights? | is it so | | | animals have rights
# Psychology and sociology
Describe and evaluate one explanation of obedience. (16 marks) | describe, evaluate | number: one explanation | marks: (16 marks) | obedience
Bowlby (1969) argues that early attachment shapes adult relationships. Critically discuss. | critically, discuss | | quoted: Bowlby (1969) argues that | early attachment shapes adult relationships
Outline two studies of eyewitness memory and identify one weakness of each. | outline, identify | number: two studies; number: one weakness | | eyewitness memory
Discuss the usefulness of twin studies in research on intelligence (Plomin and Deary, 2015). | discuss | | quoted: (Plomin and Deary, 2015) | usefulness of twin studies in research on intelligence
To what extent does social class still affect educational achievement in contemporary Britain? | to what extent | place: in contemporary Britain | | social class still affect educational achievement
Critically analyse the concept of hegemonic masculinity (Connell, 1995), with reference to two case studies. | critically, analyse | reference: with reference to two case studies | quoted: (Connell, 1995) | concept of hegemonic masculinity
Assess the ability of Marxist theory to explain crime in the UK since 1945. | assess | place: in the UK; time: since 1945 | | ability of Marxist theory to explain crime
Explain how working memory is affected by stress, using evidence from at least three studies. | explain | | source: using evidence from at least three studies | working memory is affected by stress
Why do people join cults? Illustrate your answer with examples. | why, illustrate | | source: with examples | people join cults
Evaluate critically the claim that the family is in decline. | evaluate, critically | | | family is in decline
# Business and economics
Using Porter's five forces, analyse the competitive position of a low-cost airline. | analyse | | source: Using Porter's five forces | competitive position of a low-cost airline
Critically appraise the marketing strategy of an organisation of your choice in no more than 2,500 words. | critically, appraise | focus: of your choice | length: in no more than 2,500 words | marketing strategy of an organisation
Explain, with the aid of a diagram, how a minimum wage affects employment. | explain, how | | source: with the aid of a diagram | minimum wage affects employment
Discuss whether quantitative easing was effective in the UK between 2009 and 2012. | discuss | place: in the UK; time: between 2009 and 2012 | | whether quantitative easing was effective
Use two models of leadership to evaluate the performance of a manager that you know. | evaluate | focus: that you know | source: Use two models of leadership | performance of a manager
Prepare a report for the board that recommends how to reduce staff turnover. | write | | format: report | board that recommends how to reduce staff turnover
Define price elasticity of demand and calculate it for the data in Table 1. | define, calculate | place: in Table 1 | | price elasticity of demand; data
"The customer is always right." How far do you agree with this statement? | how far | | | customer is always right
Recommend and justify a financing plan for a small firm in Leeds. | recommend, justify | place: in Leeds | | financing plan for a small firm
# Science, engineering and computing
Describe the structure of DNA and explain how it is replicated. | describe, explain | | | structure of DNA; replicated
State Newton's second law and derive the equation of motion for a falling body. | state, derive | | | Newton's second law; equation of motion for a falling body
Compare mitosis with meiosis. (6 marks) | compare | | marks: (6 marks) | mitosis with meiosis
Calculate the standard deviation of the sample and interpret the result. | calculate, interpret | | | standard deviation of the sample; result
Design an experiment to test the effect of light on plant growth. | design | | | experiment to test the effect of light on plant growth
Critically review the evidence for dark matter, citing at least five papers. | critically, review | | source: citing at least five papers | evidence for dark matter
Discuss the environmental impact of lithium mining in Chile since 2010. | discuss | place: in Chile; time: since 2010 | | environmental impact of lithium mining
Explain three ways in which a firewall protects a network. | explain | number: three ways | | firewall protects a network
How does the heart respond to exercise? | how | | | heart respond to exercise
Distinguish between supervised and unsupervised learning, giving one example of each. | distinguish | | source: giving one example of each | supervised and unsupervised learning
Estimate the energy lost by the building and suggest two improvements. | estimate, suggest | number: two improvements | | energy lost by the building
Predict and explain the shape of the ammonia molecule. | predict, explain | | | shape of the ammonia molecule
a) Define entropy. (2 marks) b) Explain why entropy increases when ice melts. (4 marks) | define, explain | | marks: (2 marks); marks: (4 marks) | entropy; entropy increases when ice melts
# Health, education and social work
Reflect on a critical incident from your placement and discuss what you learned. | reflect on, discuss | focus: from your placement | | critical incident; learned
Critically evaluate the care of critically ill patients in intensive care units. | critically, evaluate | | | care of critically ill patients in intensive care units
Discuss the role of the nurse in safeguarding, with reference to the Care Act 2014. | discuss | reference: with reference to the Care Act 2014 | | role of the nurse in safeguarding
In 1,500 words, critically discuss inclusive education for pupils with autism. | critically, discuss | | length: In 1,500 words | inclusive education for pupils with autism
Examine how play supports language development in the early years, drawing on two theories. | examine | | source: drawing on two theories | play supports language development in the early years
Design and justify a lesson plan for a mixed-ability class. | design, justify | | | lesson plan for a mixed-ability class
Identify the main risk factors for type 2 diabetes and evaluate one public health campaign. | identify, evaluate | number: one public health campaign | | main risk factors for type 2 diabetes
What are the barriers to interprofessional working in community care? How could they be reduced? | what, how | | | barriers to interprofessional working in community care; could they be reduced
Write a 2,000-word reflection on your first term of teaching. | write | | length: 2,000-word; format: reflection | your first term of teaching
Analyse the effects of austerity on children's services in England (2010–2019). | analyse | place: in England; time: (2010–2019) | | effects of austerity on children's services
# Geography, media and sport
Which coastal defence is most sustainable on the Holderness coast? Give reasons for your answer. | which, give reasons | | | coastal defence is most sustainable on the Holderness coast
Assess the success of two strategies to reduce flood risk in Bangladesh. | assess | number: two strategies; place: in Bangladesh | | success; reduce flood risk
Discuss McLuhan's claim that the medium is the message. | discuss | | | McLuhan's claim that the medium is the message
In what ways has streaming changed the music industry since the 2000s? | in what ways | time: since the 2000s | | streaming changed the music industry
Evaluate the view that "sport and politics should never mix" (Coubertin, cited in Guttmann, 2002). | evaluate | | quoted: (Coubertin, cited in Guttmann, 2002) | sport and politics should never mix
Explain how and why megacities grow, and suggest one way to manage that growth. | explain, suggest | number: one way | | megacities grow; manage that growth
`

export const realQuestions = readQuestions(table)
