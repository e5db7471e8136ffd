import { InputNumber as Plain } from 'antd'
import { dressed } from './dressed.tsx'

export const InputNumber = dressed(Plain)
