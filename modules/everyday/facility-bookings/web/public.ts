import './form-texts.ts'

export { closed as linkClosedCode, useForm, useFormAgain } from './form-queries.ts'
export { OwnBookForm } from './OwnBookForm.tsx'
export { OwnBookings } from './OwnBookings.tsx'
export { useSpoken } from './use-spoken.ts'
