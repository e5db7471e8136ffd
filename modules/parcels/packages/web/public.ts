// The form is drawn and worded as on the register page.
import '#platform/web/look/register.css'
import './register.css'
import './register-side.css'
import './register-texts.ts'

export { useLabels } from './use-labels.tsx'
export { usePackagesEvents } from './use-packages-events.ts'
export { useRegisterOptions } from './use-register-options.ts'
// The fields of the register form, for other forms that take something in.
export { HouseholdField } from './HouseholdField.tsx'
export { RegisterFrame } from './RegisterFrame.tsx'
export { RecipientChoice, RecipientField } from './RecipientField.tsx'
export type { ChosenHousehold } from './register-form.ts'
export { askUndo, type UndoItem } from './undo-store.ts'
export { TemperatureField } from './TemperatureField.tsx'
export { type Photo, usePhoto } from './use-photo.ts'
