import { groupVoices } from './voices.ts'

interface VoiceOptionsProps {
  voices: SpeechSynthesisVoice[]
  /** The chosen one's name; null for the one that the browser takes. */
  chosen: string | null
}

/** The options of a list of voices. One that only another device of the person has stays chosen. */
export function VoiceOptions({ voices, chosen }: VoiceOptionsProps) {
  const { english, others } = groupVoices(voices)
  const isElsewhere = chosen !== null && !voices.some(({ name }) => name === chosen)
  return (
    <>
      <option value="">Chosen by the browser</option>
      {isElsewhere && <option value={chosen}>{`${chosen} (not on this device)`}</option>}
      <VoiceGroup label="English" voices={english} />
      <VoiceGroup label="Other languages" voices={others} />
    </>
  )
}

function VoiceGroup({ label, voices }: { label: string; voices: SpeechSynthesisVoice[] }) {
  if (voices.length === 0) return null
  return (
    <optgroup label={label}>
      {voices.map(({ voiceURI, name, localService }) => (
        <option key={voiceURI} value={name}>
          {localService ? name : `${name} (needs the internet)`}
        </option>
      ))}
    </optgroup>
  )
}
