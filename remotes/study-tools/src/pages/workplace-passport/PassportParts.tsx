import { Fragment } from 'react'
import { agreementName, type PassportPart } from './passport.ts'

interface PassportPartsProps {
  passport: PassportPart[]
  /** Of the headings: below those of the page, or of a document. */
  level: 2 | 3
}

export function PassportParts({ passport, level }: PassportPartsProps) {
  const Heading = `h${level}` as const
  const AgreementHeading = level === 2 ? 'h3' : 'h4'
  return passport.map(({ heading, lines, agreements }) => (
    <Fragment key={heading}>
      <Heading>{heading}</Heading>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may be there twice
        <p key={index}>{line}</p>
      ))}
      {agreements.map((details, index) => (
        <Fragment key={agreementName(index)}>
          <AgreementHeading>{agreementName(index)}</AgreementHeading>
          <ul>
            {details.map(({ label, value }) => (
              <li key={label}>
                <strong>{`${label}:`}</strong> <span>{value}</span>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </Fragment>
  ))
}
