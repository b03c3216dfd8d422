// What a person fills in, and the one way to build a form: useProductForm with Form.
import './styles.ts'

export { Checkbox, NativeSelect, PasswordInput, Slider, Textarea, TextInput } from '@mantine/core'
export { useForm } from '@mantine/form'
export { ErrorSummary, type FieldProblem } from './ErrorSummary.tsx'
export { useErrorTitle } from './error-title.ts'
export { Form } from './Form.tsx'
export { PasswordField } from './PasswordField.tsx'
export { atLeast, emailAddress, matching, type Rule, type Rules, required, sameAs } from './rules.ts'
export { ServerMessage } from './ServerMessage.tsx'
export { SubmitButton } from './SubmitButton.tsx'
export { type FieldProps, type ProductForm, useProductForm } from './use-product-form.ts'
