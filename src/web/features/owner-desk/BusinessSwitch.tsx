import { useLocation } from 'wouter';
import { dashboardHref } from '#contract/owners/desk-address.ts';
import type { ManagedBusinessInShort } from '#contract/owners/owner-workspace.ts';
import type { OwnApplication } from '#contract/owners/owners.ts';
import { workspaceTexts as texts } from '#web/texts/owner-workspace.ts';
import { Select } from '#web/ui/Select.tsx';
import { statusWord } from './HeaderCard.tsx';

interface BusinessSwitchProps {
  businesses: ManagedBusinessInShort[];
  applications: OwnApplication[];
  /** What is shown. */
  business: ManagedBusinessInShort | undefined;
  application: OwnApplication | undefined;
}

/** From one business to another, kept in the address; nothing where there is one alone. */
export function BusinessSwitch(props: BusinessSwitchProps) {
  const { businesses, applications, business, application } = props;
  const [, navigate] = useLocation();
  if (businesses.length + applications.length < 2) return null;
  const options = [
    ...businesses.map(({ id, name }) => ({
      value: dashboardHref({ businessId: id }),
      label: name,
    })),
    ...applications.map(({ id, businessName, status }) => ({
      value: dashboardHref({ applicationId: id }),
      label: texts.switchApplication(businessName, statusWord(status)),
    })),
  ];
  return (
    <Select
      label={texts.switch}
      className="max-w-md"
      options={options}
      value={dashboardHref(
        application ? { applicationId: application.id } : { businessId: business?.id },
      )}
      onChange={(event) => navigate(event.target.value)}
    />
  );
}
