import { Input as Plain } from 'antd'
import { dressed } from './dressed.tsx'

/** The field with its kinds; for a line of text the light TextInput will do. */
export const Input = Object.assign(dressed(Plain), {
  TextArea: dressed(Plain.TextArea),
  Password: dressed(Plain.Password),
})
