import type { PartOfSpeech } from '@stepwise/shared/contracts'

/** Each base form with its irregular forms. */
const verbs = `
arise arose arisen; awake awoke awoken; be am is are was were been being; bear bore borne; beat beaten; become became; begin began begun;
bend bent; bet betting; bind bound; bite bit bitten; bleed bled; blow blew blown; break broke broken; breed bred; bring brought;
build built; burn burnt; buy bought; catch caught; choose chose chosen; cling clung; come came; creep crept; deal dealt; dig dug;
do does did done; draw drew drawn; dream dreamt; drink drank drunk; drive drove driven; eat ate eaten; fall fell fallen; feed fed;
feel felt; fight fought; find found; flee fled; fly flew flown; forbid forbade forbidden; forget forgot forgotten; forgive forgave forgiven;
freeze froze frozen; get got gotten; give gave given; go goes went gone; grind ground; grow grew grown; hang hung; have has had; hear heard;
hide hid hidden; hold held; keep kept; kneel knelt; know knew known; lay laid; lead led; lean leant; leap leapt; learn learnt; leave left;
lend lent; lie lay lain lying; light lit; lose lost; make made; mean meant; meet met; mistake mistook mistaken; overcome overcame;
pay paid; prove proven; ride rode ridden; ring rang rung; rise rose risen; run ran; say said; see saw seen; seek sought; sell sold;
send sent; sew sewn; shake shook shaken; shine shone; shoot shot; show shown; shrink shrank shrunk; sing sang sung; sink sank sunk; sit sat;
sleep slept; slide slid; speak spoke spoken; speed sped; spell spelt; spend spent; spill spilt; spin spun; spoil spoilt; spring sprang sprung;
stand stood; steal stole stolen; stick stuck; sting stung; stink stank stunk; strike struck; strive strove striven; swear swore sworn;
sweep swept; swell swollen; swim swam swum; swing swung; take took taken; teach taught; tear tore torn; tell told; think thought;
throw threw thrown; undergo undergoes underwent undergone; understand understood; undertake undertook undertaken; wake woke woken;
wear wore worn; weave wove woven; weep wept; win won; wind wound; withdraw withdrew withdrawn; write wrote written; die dying; tie tying;
panic panicked panicking; mimic mimicked mimicking; focus focussed focussing; travel travelled travelling; label labelled labelling;
model modelled modelling; cancel cancelled cancelling; signal signalled signalling; quiz quizzed quizzing; program programmed programming`

const nouns = `
analysis analyses; appendix appendices; axis axes; basis bases; calf calves; child children; crisis crises; criterion criteria;
curriculum curricula; datum data; diagnosis diagnoses; emphasis emphases; foot feet; goose geese; half halves; hypothesis hypotheses;
index indices; knife knives; leaf leaves; life lives; loaf loaves; louse lice; matrix matrices; medium media; memorandum memoranda; mouse mice;
nucleus nuclei; oasis oases; parenthesis parentheses; person people; phenomenon phenomena; quiz quizzes; radius radii; self selves;
shelf shelves; stimulus stimuli; syllabus syllabi; synopsis synopses; synthesis syntheses; thesis theses; thief thieves; tooth teeth;
vertex vertices; wife wives; wolf wolves; alumnus alumni`

const adjectives =
  'good better best; bad worse worst; far further farther furthest farthest; many more most; little less least'
const adverbs =
  'well better best; badly worse worst; far further farther furthest farthest; much more most; little less least'

const byForm = (list: string) =>
  new Map(
    list.split(';').flatMap((line) => {
      const [base = '', ...forms] = line.trim().split(/\s+/)
      return forms.map((form) => [form, base] as const)
    }),
  )

/** The base forms of irregular forms, which the word list has no rules for. */
export const irregularForms: Record<PartOfSpeech, ReadonlyMap<string, string>> = {
  noun: byForm(nouns),
  verb: byForm(verbs),
  adjective: byForm(adjectives),
  adverb: byForm(adverbs),
}
