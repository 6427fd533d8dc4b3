type Go = (path: string) => Promise<void>;

/** Lets code outside components go somewhere; the app puts its router in. */
let go: Go = async (path) => location.assign(path);

export function setNavigate(navigate: Go): void {
  go = navigate;
}

/** Ends when the address has changed and the code of the other screen is there. */
export function navigateTo(path: string): Promise<void> {
  return go(path);
}
