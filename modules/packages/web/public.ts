import './register.css'
import './register-side.css'
import './register-texts.ts'

export { Label, type LabelContent } from './Label.tsx'
export { labelCode } from './label-code.ts'
export { useBarcode } from './use-barcode.ts'
// The fields of the register form, for other forms that take something in.
export { HouseholdField } from './HouseholdField.tsx'
export { PhotoField } from './PhotoField.tsx'
export { RecipientChoice, RecipientField } from './RecipientField.tsx'
export type { ChosenHousehold } from './register-form.ts'
export { TemperatureField } from './TemperatureField.tsx'
export { type Photo, usePhoto } from './use-photo.ts'
