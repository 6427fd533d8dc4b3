type Go = (path: string) => Promise<void>;

/** Lets code outside components go somewhere; the app puts its router in. */
let go: Go = async (path) => location.assign(path);
let arrival: Promise<unknown> = Promise.resolve();

export function setNavigate(navigate: Go): void {
  go = navigate;
}

/** Ends when the address has changed and the code of the other screen is there. */
export function navigateTo(path: string): Promise<void> {
  const going = go(path);
  arrival = going.catch(() => undefined);
  return going;
}

/** Ends when nobody is on the way any more. */
export function waitForArrival(): Promise<unknown> {
  return arrival;
}
