/** How the voices should say what they would otherwise misread; captions keep the written form. */
export const SPOKEN = [
  [/Read&Write/g, 'Read and Write'],
  [/JAWS/g, 'Jaws'],
  [/VoiceOver/g, 'Voice Over'],
  [/ZoomText/g, 'Zoom Text'],
  [/ClaroRead/g, 'Clarro Read'],
  [/MindView/g, 'Mind View'],
  [/MindManager/g, 'Mind Manager'],
  [/RapidFire/g, 'Rapid Fire'],
  [/Equat(?:IO|io)/g, 'ee kway she oh'],
  [/PowerPoint/g, 'Power Point'],
  [/OneNote/g, 'One Note'],
  [/DragonBar/g, 'Dragon Bar'],
  [/AppReader/g, 'App Reader'],
  [/\bFn\b/g, 'F N'],
  [/press A\b/g, 'press ay'],
  [/\bVO\b/g, 'V O'],
  [/22H2/g, '22 H 2'],
  [/[’‘]/g, "'"],
]

export const toSpoken = (text) => SPOKEN.reduce((result, [from, to]) => result.replace(from, to), text)

const rhvoice = (name, ...settings) => ({
  program: 'RHVoice-test',
  packages: 'rhvoice rhvoice-english',
  args: (file) => ['-p', name, '-R', '24000', ...settings, '-o', file],
  /** It reads the text from its standard input. */
  readsInput: true,
})

/** Who can speak in a film. README.md says how they were compared. `reader` is a screen reader: NVDA speaks with this voice too. */
export const voices = {
  narrator: rhvoice('alan', '-r', '85'),
  reader: {
    program: 'espeak-ng',
    packages: 'espeak-ng',
    args: (file, text) => ['-v', 'en-gb', '-s', '160', '-w', file, text],
  },
  bdl: rhvoice('bdl', '-r', '85', '-t', '80'),
  clb: rhvoice('clb', '-t', '120'),
  pico: {
    program: 'pico2wave',
    packages: 'libttspico-utils',
    args: (file, text) => ['-l', 'en-GB', '-w', file, `<speed level="82">${text.replace(/&/g, '&amp;')}</speed>`],
  },
}

/** Voices that a film's YAML can give to its speakers. */
export const speakerVoices = Object.keys(voices).filter((name) => name !== 'narrator' && name !== 'reader')
