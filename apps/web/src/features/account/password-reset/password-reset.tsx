export { ForgotPassword } from './forgot-password.tsx';
export { ResetPassword } from './reset-password.tsx';
