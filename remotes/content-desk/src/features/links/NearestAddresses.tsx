import { Text, useAnnounceWhen } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { $addressChecks } from './links.model.ts'
import { TargetList } from './TargetList.tsx'

interface NearestAddressesProps {
  address: string
  onChosen: (address: string, title: string) => void
}

/** Says that an address of our own leads nowhere, or not for all readers, with what may be meant. */
export function NearestAddresses({ address, onChosen }: NearestAddressesProps) {
  const check = useUnit($addressChecks)[address]
  const words = problemWords(address, check?.state)
  useAnnounceWhen(words !== null, words ?? '')
  if (words === null) return null
  const nearest = check?.nearest ?? []
  return (
    <div>
      <Text className="ui-below-8">{nearest.length > 0 ? `${words} Did you mean:` : words}</Text>
      {nearest.length > 0 && <TargetList name="Addresses near it" targets={nearest} onChosen={onChosen} />}
    </div>
  )
}

function problemWords(address: string, state: string | undefined): string | null {
  if (state === 'unknown') return `There is nothing at ${address}.`
  return state === 'closed' ? `Some readers of this text cannot open ${address}.` : null
}
