import { Menu, type MenuProps } from '@fovea/ui';

/** In a script of its own: the list does not wait for the code that places menus. */
export function FloatingMenu(props: MenuProps) {
  return <Menu {...props} />;
}
