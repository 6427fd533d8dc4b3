import { Outlet } from 'react-router';
import { QueryBoundary } from '#app/errors/query-boundary.tsx';
import { AppFrame } from './app-shell.tsx';
import { ShortFooter } from './footer.tsx';
import { MainArea } from './main-area.tsx';

export function CheckoutShell() {
  return (
    <AppFrame footer={<ShortFooter />}>
      <MainArea className="mx-auto w-full max-w-content flex-1 px-4 pt-5 pb-12 md:px-5 md:pt-7">
        <QueryBoundary>
          <Outlet />
        </QueryBoundary>
      </MainArea>
    </AppFrame>
  );
}
