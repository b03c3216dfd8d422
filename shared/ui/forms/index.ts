// What a person fills in.
import './styles.ts'

export { Checkbox, NativeSelect, PasswordInput, Slider, Textarea, TextInput } from '@mantine/core'
export { useForm } from '@mantine/form'
export { ErrorSummary, type FieldProblem } from './ErrorSummary.tsx'
