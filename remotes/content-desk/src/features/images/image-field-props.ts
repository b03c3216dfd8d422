export interface ImageValues {
  image: string
  alt: string
  isDecorative: boolean
  /** As in contracts/picture-focus.ts; '' is the middle. */
  focus: string
}

export interface ImageFieldProps {
  /** Of the choice of a picture. */
  id: string
  altId: string
  label: string
  help?: string | undefined
  value: ImageValues
  onChange: (values: Partial<ImageValues>) => void
  isOptional: boolean
  hasAlt: boolean
  /** Whether it can be marked as decoration. */
  hasDecorative: boolean
  /** Whether readers may see it cut to fit. */
  hasFocus: boolean
  /** Where it is not, a picture without a description is decoration. */
  isAltRequired: boolean
  errors: { image: string | undefined; alt: string | undefined }
  /** Addresses of the pictures that the document has already. */
  others: readonly string[]
}
