/** Words of school and university, which say nothing to someone at work: the pro edition has none. */
export const studyWords =
  /(?<!\/)\b(students?|universit(y|ies)|colleges?|campus|lectur(e|es|er|ers|ing)|tutors?|professors?|essays?|exams?|examinations?|revis(e|es|ing|ion)|coursework|homework|dissertations?|seminars?|semesters?|class(es|mates?)?|teachers?|undergraduates?|thesis|DSA|stud(y|ies|ying)|academics?|flows?)\b/i

/** Words of work, which the study edition has none of. */
export const workWords =
  /(?<!\/)\b(learning paths?|workplaces?|colleagues?|co-workers?|employers?|employees?|line managers?)\b/i
