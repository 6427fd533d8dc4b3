export { Toaster } from '@fovea/ui';
